import type { AnyStep } from '../registry/index.ts'
import { close } from './close.ts'
import { confirm } from './confirm.ts'
import { download } from './download.ts'
import { each } from './each.ts'
import { message } from './message.ts'
import { navigate } from './navigate.ts'
import { open } from './open.ts'
import { reload } from './reload.ts'
import { request } from './request.ts'
import { script } from './script.ts'
import { setState } from './setState.ts'
import { setValues } from './setValues.ts'
import { submit } from './submit.ts'
import { validate } from './validate.ts'

export { runSteps } from './runSteps.ts'

/** Every step of the app. A new step is a file here, its arguments in the language, and a line in this list. */
export const steps: readonly AnyStep[] = [
  request,
  open,
  close,
  confirm,
  message,
  reload,
  navigate,
  download,
  setValues,
  setState,
  validate,
  submit,
  each,
  script,
]
