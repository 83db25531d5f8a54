import { Type } from 'typebox'
import { refTo, Strict, TemplateRecord, TemplateString } from '../schema/annotations.ts'
import type { NestedStep } from './nestedStep.ts'

/** Opens a page in a dialog, a drawer or a tab. `then` runs when it closes with a result, which is the name `result`. */
export const openArguments = Strict({
  page: Type.String({ minLength: 1, reference: 'page' }),
  in: Type.Optional(
    Type.Enum(['dialog', 'drawer', 'tab'], { default: 'dialog', description: '`dialog` when left out' }),
  ),
  title: Type.Optional(TemplateString),
  width: Type.Optional(Type.Integer({ minimum: 200, maximum: 2000 })),
  mode: Type.Optional(
    Type.Enum(['add', 'edit', 'view'], { default: 'add', description: 'how a form page opens; `add` when left out' }),
  ),
  values: Type.Optional(TemplateRecord),
  query: Type.Optional(TemplateRecord),
  then: Type.Optional(Type.Array(refTo<NestedStep>('step'))),
})
