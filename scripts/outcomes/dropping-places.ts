/** The places of a file where a value may be dropped, found by its syntax alone; the types decide whether it matters. */
import {
  type Expression,
  isArrowFunction,
  isAsExpression,
  isAwaitExpression,
  isBinaryExpression,
  isBindingElement,
  isCallExpression,
  isConditionalExpression,
  isDoStatement,
  isElementAccessExpression,
  isExpressionStatement,
  isForStatement,
  isFunctionExpression,
  isIdentifier,
  isIfStatement,
  isNonNullExpression,
  isParenthesizedExpression,
  isPrefixUnaryExpression,
  isPropertyAccessExpression,
  isSatisfiesExpression,
  isVariableDeclaration,
  isVoidExpression,
  isWhileStatement,
  type Node,
  type SourceFile,
  SyntaxKind,
} from "typescript/unstable/ast";

type Places = {
  /** Nobody looks at what these give. */
  readonly dropped: readonly Expression[];
  /** Asked for true or false only. */
  readonly conditions: readonly Expression[];
  /** Functions, or names that may stand for one, handed to somebody who may not look at what they give. */
  readonly handed: readonly Expression[];
  /** `promise.then(callback)`: the callback may not look at what it is called with. */
  readonly continued: readonly { readonly promise: Expression; readonly callback: Expression }[];
};

export function droppingPlaces(file: SourceFile): Places {
  const dropped: Expression[] = [];
  const conditions: Expression[] = [];
  const handed: Expression[] = [];
  const continued: Places["continued"][number][] = [];

  function drop(expression: Expression): void {
    const inner = unwrap(expression);
    if (isConditionalExpression(inner)) {
      drop(inner.whenTrue);
      drop(inner.whenFalse);
    } else if (isBinaryExpression(inner) && joins.has(inner.operatorToken.kind)) {
      drop(inner.right);
      if (inner.operatorToken.kind === SyntaxKind.CommaToken) drop(inner.left);
    } else if (!isAssignment(inner)) dropped.push(inner);
  }

  function visit(node: Node): void {
    if (isExpressionStatement(node) || isVoidExpression(node)) drop(node.expression);
    else if (isIfStatement(node) || isWhileStatement(node) || isDoStatement(node))
      conditions.push(node.expression);
    else if (isForStatement(node)) {
      if (node.initializer && isExpression(node.initializer)) drop(node.initializer);
      if (node.incrementor) drop(node.incrementor);
      if (node.condition) conditions.push(node.condition);
    } else if (isConditionalExpression(node)) conditions.push(node.condition);
    else if (isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken)
      conditions.push(node.operand);
    else if (isBinaryExpression(node) && truths.has(node.operatorToken.kind)) conditions.push(node.left);
    else if (isVariableDeclaration(node) && node.initializer && isUnnamed(node.name)) drop(node.initializer);
    else if (isCallExpression(node)) {
      const { expression: callee } = node;
      const [callback] = node.arguments;
      if (callback && isPropertyAccessExpression(callee) && callee.name.text === "then")
        continued.push({ promise: callee.expression, callback });
    }
    if (isHanded(node)) handed.push(node);
    node.forEachChild(visit);
  }
  visit(file);
  return { dropped, conditions, handed, continued };
}

const joins = new Set<SyntaxKind>([
  SyntaxKind.AmpersandAmpersandToken,
  SyntaxKind.BarBarToken,
  SyntaxKind.QuestionQuestionToken,
  SyntaxKind.CommaToken,
]);
const truths = new Set<SyntaxKind>([SyntaxKind.AmpersandAmpersandToken, SyntaxKind.BarBarToken]);

function isAssignment(node: Node): boolean {
  if (!isBinaryExpression(node)) return false;
  const { kind } = node.operatorToken;
  return kind >= SyntaxKind.FirstAssignment && kind <= SyntaxKind.LastAssignment;
}

/** `_` and `_kept` say that nobody will look; so does an empty pattern. */
function isUnnamed(name: Node): boolean {
  if (isIdentifier(name)) return name.text.startsWith("_");
  let binds = false;
  name.forEachChild((element) => {
    if (isBindingElement(element)) binds = true;
  });
  return !binds;
}

function unwrap(node: Expression): Expression {
  return isParenthesizedExpression(node) ||
    isAwaitExpression(node) ||
    isVoidExpression(node) ||
    isAsExpression(node) ||
    isSatisfiesExpression(node) ||
    isNonNullExpression(node)
    ? unwrap(node.expression)
    : node;
}

function isExpression(node: Node): node is Expression {
  return node.kind !== SyntaxKind.VariableDeclarationList;
}

/** A function written in place, or a name that is given away: not one that is called or read on the spot. */
function isHanded(node: Node): node is Expression {
  if (isArrowFunction(node) || isFunctionExpression(node)) return true;
  if (!(isIdentifier(node) || isPropertyAccessExpression(node) || isElementAccessExpression(node)))
    return false;
  switch (node.parent.kind) {
    case SyntaxKind.CallExpression:
    case SyntaxKind.NewExpression:
      return !("expression" in node.parent && node.parent.expression === node);
    case SyntaxKind.PropertyAssignment:
      return "initializer" in node.parent && node.parent.initializer === node;
    case SyntaxKind.VariableDeclaration:
      return "initializer" in node.parent && node.parent.initializer === node;
    case SyntaxKind.ConditionalExpression:
      return !("condition" in node.parent && node.parent.condition === node);
    case SyntaxKind.JsxExpression:
    case SyntaxKind.ReturnStatement:
    case SyntaxKind.ArrowFunction:
    case SyntaxKind.ArrayLiteralExpression:
    case SyntaxKind.BinaryExpression:
    case SyntaxKind.ParenthesizedExpression:
    case SyntaxKind.ShorthandPropertyAssignment:
      return true;
    default:
      return false;
  }
}
