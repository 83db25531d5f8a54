import { observing } from '../../form/index.ts'
import { useText } from '../../i18n/index.ts'
import type { ActionEntry, CustomAction, FormPage } from '../../language/index.ts'
import { needsScript, usePageInstance, usePageServices } from '../../page/index.ts'
import { BusyButton } from '../../ui/index.ts'
import type { FormController } from './useFormController.ts'

interface FormActionsProps {
  readonly page: FormPage
  readonly controller: FormController
}

const isCustom = (entry: ActionEntry): entry is CustomAction => typeof entry !== 'string' && 'steps' in entry

/** The page's own buttons; their conditions follow the values. */
export const FormActions = observing(function FormActions({ page, controller }: FormActionsProps) {
  const services = usePageServices()
  const { place, script } = usePageInstance()
  const isAlone = place === 'plain'
  const text = useText()
  const { runner, scopeOf, pageForm } = controller
  const evaluateCondition = (condition: string | undefined, fallback: boolean): boolean => {
    const result = condition === undefined ? undefined : pageForm.watch(condition)
    return result?.ok ? Boolean(result.value) : fallback
  }
  return (page.actions ?? []).filter(isCustom).map((action) => {
    if (action.access !== undefined && !services.hasAccess(action.access)) return null
    if (script?.isOn === false && needsScript(action.steps)) return null
    if (!evaluateCondition(action.showWhen, true)) return null
    const { id, label, style, confirm, steps } = action
    const danger = style === 'danger'
    return (
      <BusyButton
        key={id}
        type={style === 'primary' ? 'primary' : style === 'link' ? 'link' : 'default'}
        danger={danger}
        block={isAlone && style !== 'link'}
        size={isAlone && style !== 'link' ? 'large' : 'middle'}
        isBusy={runner.busy.has(id)}
        disabled={evaluateCondition(action.disabledWhen, false)}
        onClick={() =>
          void runner.run(
            { id, label, steps, ...(confirm ? { confirm } : {}), ...(danger ? { danger } : {}) },
            scopeOf(),
          )
        }
      >
        {text(label)}
      </BusyButton>
    )
  })
})
