/** A file that crosses a border of the house, or that no border guards. */
export interface Breach {
  /** The name of the rule in `.dependency-cruiser.ts`, or of a check beside it. */
  readonly rule: string
  readonly from: string
  /** What the file may not import, with the way there; empty when the file itself is the matter. */
  readonly to: string
}
