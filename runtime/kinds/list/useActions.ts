import { useCallback, useInsertionEffect, useMemo, useRef } from 'react'
import { evaluateCondition, readsName } from '../../form/index.ts'
import { useText, useTranslate } from '../../i18n/index.ts'
import { type ActionEntry, actionAccess, type Scope } from '../../language/index.ts'
import { needsScript, usePageInstance, usePageServices } from '../../page/index.ts'
import type { DataRecord } from '../../registry/index.ts'
import type { ActionLabel } from './actionsColumn.ts'
import { type BuiltIn, type BuiltInContext, findBuiltIn } from './builtIns/index.ts'
import type { ListDialogs } from './listDialogs.ts'
import { useActionRuns } from './useActionRuns.ts'
import type { ListController } from './useListController.ts'

/** A button that may be drawn: an action of the page that the person may use, where its conditions hold. */
export interface ActionButton {
  readonly id: string
  readonly label: string
  readonly icon?: string
  readonly style: 'primary' | 'default' | 'danger' | 'link'
  readonly isDisabled: boolean
  readonly isBusy: boolean
  /** False for a name that this version does not know. */
  readonly isKnown: boolean
  /** How many records it is about; undefined for one that needs none to be ticked. */
  readonly selected?: number
  /** What the action can do at the moment, where a person chooses among several things. */
  readonly choices?: readonly { readonly id: string; readonly label: string; readonly run: () => void }[]
  /** What shows while the action has an effect on the list. */
  readonly mark?: { readonly label: string; readonly onClear: () => void }
  readonly run: () => void
}

const idOf = (entry: ActionEntry): string => (typeof entry === 'string' ? entry : entry.id)

/** Whether the actions of a page work on ticked records. */
const needsSelection = (entries: readonly ActionEntry[]): boolean =>
  entries.some((entry) => {
    if (typeof entry !== 'string' && 'steps' in entry) return entry.needs !== undefined
    return findBuiltIn(idOf(entry))?.needsSelection === true
  })

/** The actions that show a record: the first of them that the person may use opens it. */
const openingActions: readonly string[] = ['view', 'edit']

const opensRecord = (entry: ActionEntry): boolean =>
  (typeof entry === 'string' || !('steps' in entry)) && openingActions.includes(idOf(entry))

export interface ListActions {
  /** Whether an action that the person may use works on ticked records. */
  readonly needSelection: (entries: readonly ActionEntry[]) => boolean
  /** Whether a record opens by one of the actions that the person may use. */
  readonly canOpen: (entries: readonly ActionEntry[]) => boolean
  /** The buttons of a toolbar, as the list stands. */
  readonly toToolbar: (entries: readonly ActionEntry[], controller: ListController) => readonly ActionButton[]
  /** What opens a record: the first of the buttons of its row that shows it and may be pressed. */
  readonly toOpening: (entries: readonly ActionEntry[], record: DataRecord) => ActionButton | undefined
  /** The buttons of a row. */
  readonly toButtons: (entries: readonly ActionEntry[], record: DataRecord) => readonly ActionButton[]
  /** The labels of the actions that the person may use, whatever their conditions say of a record. */
  readonly toLabels: (entries: readonly ActionEntry[]) => readonly ActionLabel[]
  /** The dialogs that built-in actions have opened. */
  readonly dialogs: ListDialogs
}

const none: readonly BuiltIn[] = []
const noButton = () => undefined

/** Whether the buttons of rows depend on what is ticked besides. */
const readsSelection = (entries: readonly ActionEntry[] = []): boolean =>
  entries.some(
    (entry) =>
      typeof entry !== 'string' &&
      [entry.showWhen, entry.disabledWhen].some((source) => source !== undefined && readsName(source, 'selection')),
  )

/** Where buttons are drawn: what their conditions read, and the record of their row. */
interface ButtonPlace {
  readonly scope: Scope
  readonly record?: DataRecord
  /** The list of a toolbar. */
  readonly controller?: ListController
}

/**
 * Gives what turns the actions of a list into buttons. It keeps its identity while only the selection changes, so that
 * ticking a row draws no other row again; a button that is pressed sees the list as it is then. `further` are built-in actions of
 * a kind, in place of those of lists or beside them.
 */
export function useActions(controller: ListController, further: readonly BuiltIn[] = none): ListActions {
  const translate = useTranslate()
  const buttonOf = useRef<BuiltInContext['buttonOf']>(noButton)
  const { runCustom, runBuiltIn, busy, dialogs } = useActionRuns(controller, buttonOf)
  const { keyOf, scopeOf, rowScopeOf } = controller
  const { page } = controller.resolved
  const findAction = useCallback(
    (id: string) => further.find((builtIn) => builtIn.id === id) ?? findBuiltIn(id),
    [further],
  )

  const { isAllowed, toLabel, toLabels } = useActionLabels(page, findAction)
  const toButtonsAt = useCallback(
    (entries: readonly ActionEntry[], { scope, record, controller }: ButtonPlace) =>
      entries.filter(isAllowed).flatMap((entry): readonly ActionButton[] => {
        const changes: Exclude<ActionEntry, string> = typeof entry === 'string' ? { id: entry } : entry
        if (!evaluateCondition(changes.showWhen, scope, true)) return []
        const builtIn = 'steps' in changes ? undefined : findAction(changes.id)
        const id = record ? `${changes.id} ${keyOf(record)}` : changes.id
        const icon = changes.icon ?? builtIn?.icon
        const about = { id, label: toLabel(entry), confirm: 'steps' in changes ? undefined : changes.confirm, record }
        const choices = (controller && builtIn?.choices?.(controller, translate)) ?? []
        const mark = controller && builtIn?.mark?.(controller)
        return [
          {
            id: changes.id,
            label: toLabel(entry),
            ...(icon ? { icon } : {}),
            style: changes.style ?? builtIn?.style ?? 'default',
            isDisabled: evaluateCondition(changes.disabledWhen, scope, false),
            isBusy: busy.has(id),
            isKnown: 'steps' in changes || builtIn !== undefined,
            ...(controller && needsSelection([entry]) ? { selected: controller.selection.keys.size } : {}),
            ...(builtIn && choices.length > 0
              ? {
                  choices: choices.map((choice) => ({
                    ...choice,
                    run: () => runBuiltIn({ ...about, builtIn, run: choice.run }),
                  })),
                }
              : {}),
            ...(mark ? { mark: { label: translate(mark.label), onClear: mark.clear } } : {}),
            run: () => {
              if ('steps' in changes) runCustom(id, changes, record)
              else if (builtIn) runBuiltIn({ ...about, builtIn })
            },
          },
        ]
      }),
    [isAllowed, toLabel, findAction, runCustom, runBuiltIn, busy, translate, keyOf],
  )
  const toToolbar = useCallback<ListActions['toToolbar']>(
    (entries, list) => toButtonsAt(entries, { scope: list.scopeOf(), controller: list }),
    [toButtonsAt],
  )
  const toScope = readsSelection(page.rowActions) ? scopeOf : rowScopeOf
  const toButtons = useCallback<ListActions['toButtons']>(
    (entries, record) => toButtonsAt(entries, { scope: toScope(record), record }),
    [toButtonsAt, toScope],
  )
  const toOpening = useCallback<ListActions['toOpening']>(
    (entries, record) => {
      const buttons = toButtons(entries, record).filter(({ isDisabled }) => !isDisabled)
      return openingActions.flatMap((id) => buttons.find((button) => button.id === id) ?? [])[0]
    },
    [toButtons],
  )
  useInsertionEffect(() => {
    buttonOf.current = (id, record) => toButtons(page.rowActions ?? [], record).find((button) => button.id === id)
  }, [toButtons, page])
  const needSelection = useCallback<ListActions['needSelection']>(
    (entries) => needsSelection(entries.filter(isAllowed)),
    [isAllowed],
  )
  const canOpen = useCallback<ListActions['canOpen']>(
    (entries) => entries.filter(isAllowed).some(opensRecord),
    [isAllowed],
  )
  return useMemo(
    () => ({ needSelection, canOpen, toToolbar, toOpening, toButtons, toLabels, dialogs }),
    [needSelection, canOpen, toToolbar, toOpening, toButtons, toLabels, dialogs],
  )
}

/** What actions are called, and which of them the person may use. */
function useActionLabels(page: ListController['resolved']['page'], findAction: (id: string) => BuiltIn | undefined) {
  const services = usePageServices()
  const instance = usePageInstance()
  const text = useText()
  const translate = useTranslate()
  const toLabel = useCallback(
    (entry: ActionEntry): string => {
      const changes = typeof entry === 'string' ? { id: entry } : entry
      const builtIn = findAction(changes.id)
      return 'label' in changes && changes.label ? text(changes.label) : builtIn ? translate(builtIn.label) : changes.id
    },
    [text, translate, findAction],
  )
  const isAllowed = useCallback(
    (entry: ActionEntry) => {
      if (instance.script?.isOn === false && typeof entry !== 'string' && 'steps' in entry && needsScript(entry.steps))
        return false
      const code = actionAccess(page, entry)
      return code === undefined || services.hasAccess(code)
    },
    [page, services, instance],
  )
  const toLabels = useCallback(
    (entries: readonly ActionEntry[]) =>
      entries.filter(isAllowed).map((entry) => ({
        label: toLabel(entry),
        isConditional: typeof entry !== 'string' && entry.showWhen !== undefined,
      })),
    [isAllowed, toLabel],
  )
  return { isAllowed, toLabel, toLabels }
}
