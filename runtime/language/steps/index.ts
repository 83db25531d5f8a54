import { type Static, type TSchema, Type } from 'typebox'
import { ActionExpression, refTo } from '../schema/annotations.ts'
import { when } from '../schema/choice.ts'
import { stepsFragment } from '../schema/fragmentUse.ts'
import { closeArguments } from './close.ts'
import { confirmArguments } from './confirm.ts'
import { downloadArguments } from './download.ts'
import { eachArguments } from './each.ts'
import { messageArguments } from './message.ts'
import { navigateArguments } from './navigate.ts'
import { openArguments } from './open.ts'
import { reloadArguments } from './reload.ts'
import { requestArguments } from './request.ts'
import { scriptArguments } from './script.ts'
import { setStateArguments } from './setState.ts'
import { setValuesArguments } from './setValues.ts'
import { submitArguments } from './submit.ts'
import { validateArguments } from './validate.ts'

/** Every step by its verb, with the schema of its arguments. A new step is a file here and a line in this list. */
export const stepArguments = {
  request: requestArguments,
  open: openArguments,
  close: closeArguments,
  confirm: confirmArguments,
  message: messageArguments,
  reload: reloadArguments,
  navigate: navigateArguments,
  download: downloadArguments,
  setValues: setValuesArguments,
  setState: setStateArguments,
  validate: validateArguments,
  submit: submitArguments,
  each: eachArguments,
  script: scriptArguments,
} as const satisfies Readonly<Record<string, TSchema>>

export type StepVerb = keyof typeof stepArguments
export type StepArguments<V extends StepVerb> = Static<(typeof stepArguments)[V]>

/** One step of an action: its verb with the arguments, and the condition without which it is passed over. */
export type Step = { [V in StepVerb]: { readonly [K in V]: StepArguments<V> } & { readonly when?: string } }[StepVerb]

/** A step by its verb; that exactly one is there is a check of its own. */
const stepWithVerb = {
  type: 'object',
  word: 'step',
  properties: {
    ...stepArguments,
    when: Type.Optional({ ...ActionExpression, description: 'a condition without which the step is passed over' }),
  },
  additionalProperties: false,
} as const

/** The definitions that steps refer to: a step, and the fragment whose steps stand in the place of one. */
export const stepDefinitions = {
  step: when({ required: ['fragment'] }, refTo<Step>('stepsFragment'), stepWithVerb),
  stepsFragment,
}
