import { autorun, observable } from '@formily/reactive'
import type { FormScope } from './formScope.ts'
import type { PageForm, PageFormOptions } from './types.ts'

/** What concerns a form as a whole: whether it only shows its values, which field has to be seen, where its steps are. */
export interface FormStatus
  extends Pick<
    PageForm,
    | 'isView'
    | 'isDisabled'
    | 'setDisabled'
    | 'revealed'
    | 'reveal'
    | 'isAtEnd'
    | 'setStepsState'
    | 'shownStep'
    | 'dispose'
  > {}

export function createFormStatus({ mode, readOnlyWhen }: PageFormOptions, scope: FormScope): FormStatus {
  const revealed = observable.ref<string | undefined>(undefined)
  const isView = observable.ref(mode === 'view')
  const isDisabled = observable.ref(false)
  const steps = observable.shallow(new Map<string, boolean>())
  const shownStep = observable.ref<string | undefined>(undefined)
  const stop =
    readOnlyWhen === undefined || mode === 'view'
      ? undefined
      : autorun(() => {
          const result = scope.watch(readOnlyWhen)
          isView.value = result.ok && Boolean(result.value)
        })
  return {
    isView: () => isView.value,
    isDisabled: () => isDisabled.value,
    setDisabled(next) {
      isDisabled.value = next
    },
    revealed: () => revealed.value,
    reveal(name) {
      revealed.value = name
    },
    setStepsState(id, isLast, shown) {
      if (shown !== undefined) shownStep.value = shown
      if (isLast === undefined) steps.delete(id)
      else if (steps.get(id) !== isLast) steps.set(id, isLast)
    },
    isAtEnd: () => [...steps.values()].every(Boolean),
    shownStep: () => shownStep.value,
    dispose: () => stop?.(),
  }
}
