/** What numbers a field takes, and how far a step goes. */
export interface NumberBounds {
  readonly min?: number
  readonly max?: number
  readonly step?: number
  /** Digits after the point. */
  readonly precision?: number
}
