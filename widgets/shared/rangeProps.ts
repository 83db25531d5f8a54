import { Type } from 'typebox'
import { boundProps, timeStepProps } from './momentProps.ts'
import { FieldProp, Flag } from './propTypes.ts'

const endField = Type.Optional(
  FieldProp('the field that holds the end; from and to are joined by a comma when left out'),
)

export const timeRangeProps = { endField, ...timeStepProps }

export const dayRangeProps = {
  endField,
  ...boundProps,
  presets: Flag('offers the ranges that people ask for most, such as the last seven days', true),
}
