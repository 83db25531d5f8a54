/** The widgets that a page draws: those that show values, and those that edit them. */
export interface WidgetNeeds {
  readonly shown: readonly string[]
  readonly edited: readonly string[]
}
