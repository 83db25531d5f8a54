import { useText, type ViewProps } from '../../runtime/index.ts'
import type { SliderVerifyProps } from './props.ts'

export function SliderVerifyView({ value, props }: ViewProps<boolean, SliderVerifyProps>) {
  const text = useText()
  return value === true
    ? text(props.successText ?? '@:widgets.slider-verify.passed')
    : text('@:widgets.slider-verify.notPassed')
}
