interface EditState {
  readonly describedBy?: string
  readonly invalid: boolean
  readonly required: boolean
}

/** The attributes by which assistive technology learns the state of an editor. */
export const stateAttributes = ({ describedBy, invalid, required }: EditState) => ({
  'aria-describedby': describedBy,
  'aria-invalid': invalid || undefined,
  'aria-required': required || undefined,
})
