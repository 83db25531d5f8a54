import { useTranslate } from '../../../i18n/index.ts'
import type { QueryRule } from '../../../language/index.ts'
import './filters.css'

interface RuleSelectProps<R extends QueryRule> {
  /** What the select is called. */
  readonly label: string
  readonly rules: readonly R[]
  readonly value: R
  readonly onChange: (rule: R) => void
  readonly className?: string
}

/** Chooses the rule by which a field is asked (specification 5). */
export function RuleSelect<R extends QueryRule>({ label, rules, value, onChange, className = '' }: RuleSelectProps<R>) {
  const translate = useTranslate()
  return (
    <select
      className={`pw-native-select ${className}`}
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = rules.find((rule) => rule === target.value)
        if (chosen) onChange(chosen)
      }}
    >
      {rules.map((rule) => (
        <option key={rule} value={rule}>
          {translate(`list.rule.${rule}`)}
        </option>
      ))}
    </select>
  )
}
