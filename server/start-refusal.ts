/** A start that must be refused for a reason that the administrator can mend: printed as its sentence, without a stack. */
export class StartRefusal extends Error {
  override readonly name: string = "StartRefusal";
}
