/** A server that must not start, for a reason that whoever runs it can mend: printed as its sentence, without a stack. */
export class StartRefusal extends Error {
  override readonly name: string = "StartRefusal";
}
