import { Component, type ErrorInfo, type ReactNode } from "react";
import { RootErrorPage } from "./root-error-page.tsx";

type Props = { children: ReactNode };
type State = { readonly error: unknown; readonly hasFailed: boolean };

/** Where an error that nobody expected ends: the page says so, and the console keeps the cause. */
export class RootErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, hasFailed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error("Unexpected Application Error!", error, componentStack);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <RootErrorPage error={this.state.error} /> : this.props.children;
  }
}
