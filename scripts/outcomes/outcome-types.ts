/**
 * Which types are outcomes: what an act came to, told as a value. An object with `ok`, an answer of the wire (`data` and
 * `error`), a choice of words ("emptied" | "offline"), and each of them inside a promise or a list.
 */
import {
  type Checker,
  isIntersectionType,
  isObjectType,
  isStringLiteralType,
  isUnionType,
  SignatureKind,
  type Type,
  TypeFlags,
} from "typescript/unstable/sync";

const carriers = /^(?:Promise|PromiseLike|Array|ReadonlyArray|PromiseFulfilledResult)$/;

export type OutcomeTypes = {
  /** The type holds an outcome, at once or later. */
  readonly isOutcome: (type: Type) => boolean;
  /** An outcome itself, and an object whatever it says: asked as a condition it is always true. */
  readonly isAlwaysTrue: (type: Type) => boolean;
  /** A function whose call gives an outcome. */
  readonly givesOutcome: (type: Type) => boolean;
  /** Whoever calls a function of this type does not look at what it gives. */
  readonly givesNothing: (type: Type) => boolean;
  /** A function that takes nothing, and so does not see what it is called with. */
  readonly takesNothing: (type: Type) => boolean;
};

/** Each question goes to the compiler and back: it is asked once of a type. One that is asked of itself is answered no. */
function once(ask: (type: Type) => boolean): (type: Type) => boolean {
  const known = new Map<number, boolean>();
  return (type) => {
    const answer = known.get(type.id);
    if (answer !== undefined) return answer;
    known.set(type.id, false);
    const found = ask(type);
    known.set(type.id, found);
    return found;
  };
}

export function outcomeTypes(checker: Checker): OutcomeTypes {
  const isOutcome = once(holdsOutcome);

  function holdsOutcome(type: Type): boolean {
    if (carried(type).some(isBoolean)) return true;
    if (isUnionType(type)) {
      const parts = type.getTypes();
      return parts.filter(isStringLiteralType).length > 1 || parts.some(isOutcome);
    }
    if (isIntersectionType(type)) return type.getTypes().some(isOutcome);
    return isOutcomeObject(type) || carried(type).some(isOutcome);
  }

  /** Not the platform's own, as `Response` is. */
  function isOutcomeObject(type: Type): boolean {
    if (!isObjectType(type) || /^(?:Response|File)$/.test(type.getSymbol()?.name ?? "")) return false;
    if (checker.getPropertyOfType(type, "error") && checker.getPropertyOfType(type, "data")) return true;
    const ok = checker.getPropertyOfType(type, "ok");
    const says = ok && checker.getTypeOfSymbol(ok);
    return says !== undefined && (says.flags & TypeFlags.BooleanLike) !== 0;
  }

  /** A promise of yes or no is an answer; a plain one is what any method of a set gives. */
  const isBoolean = (type: Type) => (type.flags & TypeFlags.BooleanLike) !== 0;

  function carried(type: Type): readonly Type[] {
    if (!isObjectType(type) || !type.isTypeReference()) return [];
    const isCarrier = carriers.test(type.getSymbol()?.name ?? "") || checker.isTupleType(type);
    return isCarrier ? checker.getTypeArguments(type) : [];
  }

  /** Of a function of any kind, as a timer takes it, nobody knows what it gives. */
  const isAnyFunction = (type: Type) => type.getSymbol()?.name === "Function";

  function returns(type: Type): readonly Type[] {
    if ((type.flags & (TypeFlags.Object | TypeFlags.UnionOrIntersection)) === 0) return [];
    if (isUnionType(type)) return type.getTypes().flatMap(returns);
    return checker
      .getSignaturesOfType(type, SignatureKind.Call)
      .flatMap((signature) => checker.getReturnTypeOfSignature(signature) ?? []);
  }

  const unread = TypeFlags.Void | TypeFlags.Undefined | TypeFlags.Unknown | TypeFlags.Any;
  function isUnread(type: Type): boolean {
    if ((type.flags & unread) !== 0) return true;
    if (isUnionType(type)) return type.getTypes().every(isUnread);
    const inner = carried(type);
    return inner.length > 0 && inner.every(isUnread);
  }

  return {
    isOutcome,
    isAlwaysTrue(type) {
      const parts = isUnionType(type) ? type.getTypes() : [type];
      return parts.every(isObjectType) && parts.some(isOutcome);
    },
    givesOutcome: once((type) => returns(type).some(isOutcome)),
    givesNothing(type) {
      const parts = isUnionType(type) ? type.getTypes() : [type];
      const given = returns(type);
      return parts.some(isAnyFunction) || (given.length > 0 && given.every(isUnread));
    },
    takesNothing(type) {
      const signatures = checker.getSignaturesOfType(type, SignatureKind.Call);
      return signatures.length > 0 && signatures.every((one) => one.getParameters().length === 0);
    },
  };
}
