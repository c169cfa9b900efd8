/**
 * Paints an inline SVG chart on a canvas with its computed styles and fonts. Names (`data-name`) are left out with their content.
 * `data-clip` clips to the chart's own box.
 */
const shapes = "path,line,circle,rect,text";

/** `left` and `top`: where the chart begins, in its own units. */
type Sheet = { readonly scale: number; readonly left: number; readonly top: number };

export function drawSvg(
  svg: SVGSVGElement,
  context: CanvasRenderingContext2D,
  { scale, left, top }: Sheet,
): void {
  const outer = svg.getScreenCTM()?.inverse();
  if (!outer) return;
  context.save();
  if ("clip" in svg.dataset) {
    const { width, height } = svg.viewBox.baseVal;
    context.beginPath();
    context.rect(left * scale, top * scale, width * scale, height * scale);
    context.clip();
  }
  for (const shape of svg.querySelectorAll<SVGGraphicsElement>(shapes)) {
    if (shape.closest("[data-name],defs,title")) continue;
    const place = shape.getScreenCTM();
    const style = getComputedStyle(shape);
    if (!place || style.display === "none" || style.visibility === "hidden") continue;
    context.save();
    const { a, b, c, d, e, f } = outer.multiply(place);
    context.setTransform(a * scale, b * scale, c * scale, d * scale, (e + left) * scale, (f + top) * scale);
    context.globalAlpha = opacityOf(shape, svg);
    if (shape instanceof SVGTextElement) drawText(context, shape, style);
    else drawShape(context, shape, style);
    context.restore();
  }
  context.restore();
}

function opacityOf(shape: Element, root: Element): number {
  let opacity = 1;
  for (let at: Element | null = shape; at && at !== root; at = at.parentElement) {
    opacity *= Number(getComputedStyle(at).opacity);
  }
  return opacity;
}

function drawShape(context: CanvasRenderingContext2D, shape: SVGElement, style: CSSStyleDeclaration): void {
  const path = pathOf(shape);
  const alpha = context.globalAlpha;
  if (style.fill !== "none") {
    context.fillStyle = style.fill;
    context.globalAlpha = alpha * Number(style.fillOpacity);
    context.fill(path, style.fillRule === "evenodd" ? "evenodd" : "nonzero");
  }
  if (style.stroke === "none") return;
  context.globalAlpha = alpha * Number(style.strokeOpacity);
  context.strokeStyle = style.stroke;
  context.lineWidth = Number.parseFloat(style.strokeWidth);
  context.lineCap = style.strokeLinecap === "round" ? "round" : "butt";
  context.lineJoin = style.strokeLinejoin === "round" ? "round" : "miter";
  context.setLineDash(
    style.strokeDasharray === "none" ? [] : style.strokeDasharray.split(/[\s,]+/).map(Number.parseFloat),
  );
  context.stroke(path);
}

function pathOf(shape: SVGElement): Path2D {
  const number = (name: string) => Number(shape.getAttribute(name) ?? 0);
  if (shape instanceof SVGPathElement) return new Path2D(shape.getAttribute("d") ?? "");
  const path = new Path2D();
  if (shape instanceof SVGLineElement) {
    path.moveTo(number("x1"), number("y1"));
    path.lineTo(number("x2"), number("y2"));
  } else if (shape instanceof SVGCircleElement) {
    path.arc(number("cx"), number("cy"), number("r"), 0, Math.PI * 2);
  } else path.rect(number("x"), number("y"), number("width"), number("height"));
  return path;
}

const anchors: Readonly<Record<string, CanvasTextAlign>> = { middle: "center", end: "right" };

function drawText(context: CanvasRenderingContext2D, text: SVGTextElement, style: CSSStyleDeclaration): void {
  context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.fillStyle = style.fill;
  context.textAlign = anchors[style.textAnchor] ?? "left";
  const [x, y] = [Number(text.getAttribute("x")), Number(text.getAttribute("y"))];
  if (style.stroke !== "none" && style.paintOrder.startsWith("stroke")) {
    context.strokeStyle = style.stroke;
    context.lineWidth = Number.parseFloat(style.strokeWidth);
    context.lineJoin = "round";
    context.strokeText(text.textContent ?? "", x, y);
  }
  context.fillText(text.textContent ?? "", x, y);
}
