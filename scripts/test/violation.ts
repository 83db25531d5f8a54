/** A file that crosses a module boundary, or that was not checked. */
export interface Violation {
  /** The name of the rule in `.dependency-cruiser.ts`, or of a check beside it. */
  readonly rule: string
  readonly from: string
  /** What the file may not import, with the way there; empty when the file itself is the matter. */
  readonly to: string
}
