import { Input } from 'antd'
import { useDeferredValue } from 'react'
import type { EditProps } from '../../runtime/index.ts'
import { optionalProps } from '../shared/optionalProps.ts'
import { stateAttributes } from '../shared/stateAttributes.ts'
import { toText } from '../shared/values.ts'
import { isFramed } from './isFramed.ts'
import { FramedPage } from './Page.tsx'
import type { FrameProps } from './props.ts'
import './frame.css'

export function FrameEdit(edit: EditProps<string, FrameProps>) {
  const address = toText(edit.value)
  const shown = useDeferredValue(address)
  return (
    <div className="pw-frame-edit">
      <Input
        {...optionalProps({
          id: edit.id,
          value: address,
          onBlur: edit.onBlur,
          disabled: edit.disabled,
          status: edit.invalid ? 'error' : '',
          placeholder: edit.placeholder || 'https://',
          autoFocus: edit.autoFocus,
          autoComplete: 'url',
          ...stateAttributes(edit),
        })}
        onChange={(event) => edit.onChange(event.target.value)}
      />
      {(edit.props.preview ?? true) && isFramed(shown) && <FramedPage address={shown} props={edit.props} />}
    </div>
  )
}
