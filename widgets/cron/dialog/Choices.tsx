interface ChoicesProps {
  readonly label: string
  readonly choices: readonly { readonly value: number; readonly text: string }[]
  readonly values: readonly number[]
  readonly disabled: boolean
  readonly onChange: (values: readonly number[]) => void
}

/** The values of a list, each a box to tick. */
export const Choices = ({ label, choices, values, disabled, onChange }: ChoicesProps) => (
  <fieldset
    className="pw-cron-choices"
    data-texts={choices.some(({ value, text }) => text !== String(value)) || undefined}
    aria-label={label}
    disabled={disabled}
  >
    {choices.map(({ value, text }) => (
      <label key={value}>
        <input
          type="checkbox"
          checked={values.includes(value)}
          onChange={(event) =>
            onChange(
              event.target.checked
                ? [...values, value].sort((one, other) => one - other)
                : values.filter((other) => other !== value),
            )
          }
        />
        {text}
      </label>
    ))}
  </fieldset>
)
