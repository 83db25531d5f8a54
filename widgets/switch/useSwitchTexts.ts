import { useText } from '../../runtime/index.ts'
import type { SwitchProps } from './props.ts'

/** What people read for on and for off. */
export function useSwitchTexts(props: SwitchProps): { readonly on: string; readonly off: string } {
  const text = useText()
  return { on: text(props.onText ?? '@:widgets.switch.on'), off: text(props.offText ?? '@:widgets.switch.off') }
}
