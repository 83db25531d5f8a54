/** The column that says which tenant a record belongs to: a number, or a comma list of numbers. */
export interface TenantField {
  readonly field: string
  readonly isList?: boolean
}
