import { CheckOutlined, DoubleRightOutlined } from '@ant-design/icons'
import type { CSSProperties } from 'react'
import { type EditProps, useText } from '../../runtime/index.ts'
import { stateAttributes } from '../shared/stateAttributes.ts'
import type { SliderVerifyProps } from './props.ts'
import './sliderVerify.css'
import { useSlide } from './useSlide.ts'

export function SliderVerifyEdit(edit: EditProps<boolean, SliderVerifyProps>) {
  const text = useText()
  const hasPassed = edit.value === true
  const { share, isHeld, handle } = useSlide(hasPassed || edit.disabled, () => edit.onChange(true))
  const words = hasPassed
    ? text(edit.props.successText ?? '@:widgets.slider-verify.passed')
    : text(edit.props.text ?? '@:widgets.slider-verify.drag')
  const { onBlur, ...moves } = handle
  return (
    <div
      className="pw-slider-verify"
      data-passed={hasPassed || undefined}
      data-held={isHeld || undefined}
      data-invalid={edit.invalid || undefined}
      data-disabled={edit.disabled || undefined}
      style={{ '--pw-share': hasPassed ? 1 : share } as CSSProperties}
    >
      <span className="pw-slider-verify-text" aria-live="polite">
        {words}
      </span>
      <div
        id={edit.id}
        className="pw-slider-verify-handle"
        role="slider"
        tabIndex={edit.disabled ? -1 : 0}
        aria-label={edit.label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round((hasPassed ? 1 : share) * 100)}
        aria-valuetext={words}
        aria-disabled={edit.disabled || undefined}
        {...stateAttributes({ ...edit, required: false })}
        {...moves}
        onBlur={() => {
          onBlur()
          edit.onBlur?.()
        }}
      >
        {hasPassed ? <CheckOutlined aria-hidden /> : <DoubleRightOutlined aria-hidden />}
      </div>
    </div>
  )
}
