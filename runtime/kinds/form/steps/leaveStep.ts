import { CallError, toFieldMessages } from '../../../data/index.ts'
import type { PageForm } from '../../../form/index.ts'
import type { Scope, Step } from '../../../language/index.ts'
import type { ContextFor } from '../../../page/index.ts'
import type { Registry } from '../../../registry/index.ts'
import { runSteps } from '../../../steps/index.ts'

interface LeavingRequest {
  readonly steps: readonly Step[]
  readonly registry: Registry
  readonly pageForm: PageForm
  readonly contextFor: ContextFor
  readonly scope: Scope
  readonly failureMessage: (error: unknown) => string
}

/**
 * Runs what going on from a step of a form does. What the server refuses shows at the fields that it names; what names none
 * is the text that it gives, for the place above the buttons. It gives false where a person declined.
 */
export async function leaveStep({
  steps,
  registry,
  pageForm,
  contextFor,
  scope,
  failureMessage,
}: LeavingRequest): Promise<boolean | string> {
  try {
    return await runSteps(steps, registry, (names) => contextFor(names, false), scope)
  } catch (error) {
    const { shown, unseen } = pageForm.setFieldMessages(toFieldMessages(error))
    pageForm.reveal(shown[0])
    // The end of a session shows its own sign-in.
    if (error instanceof CallError && error.kind === 'aborted') return false
    return shown.length === 0 ? unseen.join(' ') || failureMessage(error) : unseen.join(' ') || false
  }
}
