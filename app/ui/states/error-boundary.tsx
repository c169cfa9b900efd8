import { Component, type ErrorInfo, type ReactNode } from "react";

type Props = {
  children: ReactNode;
  /** Rendered in place of the failed content. */
  fallback: (error: unknown) => ReactNode;
  /** Another value tries again. */
  resetKey?: string | undefined;
  /** Before it is tried again, and when what broke is left. */
  onReset?: (() => void) | undefined;
};
type State = { readonly error: unknown; readonly hasFailed: boolean };

const whole: State = { error: null, hasFailed: false };

/** The boundary for errors of its children. The console keeps the cause. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = whole;

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error("Unexpected Application Error!", error, componentStack);
  }

  override componentDidUpdate({ resetKey }: Props): void {
    if (!this.state.hasFailed || resetKey === this.props.resetKey) return;
    this.props.onReset?.();
    this.setState(whole);
  }

  override componentWillUnmount(): void {
    if (this.state.hasFailed) this.props.onReset?.();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(this.state.error) : this.props.children;
  }
}
