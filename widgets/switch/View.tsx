import type { ViewProps } from '../../runtime/index.ts'
import type { SwitchProps, SwitchValue } from './props.ts'
import { isOn } from './switchValue.ts'
import { useSwitchTexts } from './useSwitchTexts.ts'

export function SwitchView({ value, props }: ViewProps<SwitchValue, SwitchProps>) {
  const texts = useSwitchTexts(props)
  return isOn(value, props) ? texts.on : texts.off
}
