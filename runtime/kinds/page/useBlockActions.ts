import { evaluateCondition } from '../../form/index.ts'
import type { BlockAction, Scope } from '../../language/index.ts'
import { usePageServices } from '../../page/index.ts'
import type { BlocksController } from './useBlocksController.ts'

/** A button of a page or a block that may be drawn. */
export interface BlockButton {
  readonly id: string
  readonly label: string
  readonly icon?: string
  readonly style: 'primary' | 'default' | 'danger' | 'link'
  readonly isDisabled: boolean
  readonly isBusy: boolean
  readonly isKnown: true
  readonly run: () => void
}

interface ActionPlace {
  readonly actions: readonly BlockAction[] | undefined
  /** The names of expressions where the buttons stand. */
  readonly scope: Scope
  /** What tells them from equal ones elsewhere on the page: a block, and a record of it. */
  readonly place?: string
}

/** Gives those of a page's buttons that the person may use and whose conditions hold. */
export function useBlockActions({ intl, runner }: BlocksController): (place: ActionPlace) => readonly BlockButton[] {
  const services = usePageServices()
  return ({ actions = [], scope, place }) =>
    actions
      .filter(
        ({ access, showWhen }) =>
          (access === undefined || services.hasAccess(access)) && evaluateCondition(showWhen, scope, true),
      )
      .map(({ id: name, label, icon, style = 'default', disabledWhen, confirm, steps }) => {
        const id = place === undefined ? name : `${place} ${name}`
        return {
          id,
          label: intl.text(label),
          ...(icon === undefined ? {} : { icon }),
          style,
          isDisabled: evaluateCondition(disabledWhen, scope, false),
          isBusy: runner.busy.has(id),
          isKnown: true,
          run: () =>
            void runner.run(
              { id, label, steps, ...(confirm ? { confirm } : {}), ...(style === 'danger' ? { danger: true } : {}) },
              scope,
            ),
        }
      })
}
