import { type SwitchProps, type SwitchValue, switchDefaults } from './props.ts'

/** The two values of a switch, with the defaults of the specification. */
export const switchValues = ({ on = switchDefaults.on, off = switchDefaults.off }: SwitchProps) => ({ on, off })

/** Whether a value is the one for on; servers send `1` where a document says `"1"`, and an empty value is off. */
export const isOn = (value: unknown, props: SwitchProps): boolean =>
  value !== undefined && value !== null && String(value) === String(switchValues(props).on)

/** The value with the type that the document gave it. */
export const toSwitchValue = (on: boolean, props: SwitchProps): SwitchValue => {
  const values = switchValues(props)
  return on ? values.on : values.off
}
