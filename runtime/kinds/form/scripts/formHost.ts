import type { Client } from '../../../data/index.ts'
import type { FieldChange, PageForm } from '../../../form/index.ts'
import { type Field, isObject } from '../../../language/index.ts'
import type { PageScript } from '../../../page/index.ts'
import type { Registry } from '../../../registry/index.ts'
import type { FormActs, ScriptHost, SharedActs } from '../../../scripts/index.ts'
import { createScriptFills } from './scriptFills.ts'
import { toChoices } from './toChoices.ts'

interface FormAround {
  readonly pageForm: PageForm
  readonly registry: Registry
  readonly client: Client
  readonly script: () => PageScript | undefined
}

/** Widgets that choose among choices of their own; the others give way to a select when a script gives choices. */
const choosing: readonly string[] = ['select', 'radio', 'checkbox-group', 'multi-select']

/** The widgets that take a field's place when a script gives choices or a dictionary. */
export const givenWidgets: readonly string[] = ['select', 'dict-select']

const withChoices = ({ widget, props = {} }: Field, options: unknown): Pick<Field, 'widget' | 'props'> => {
  const choices = toChoices(options)
  if (widget !== undefined && choosing.includes(widget)) {
    const { dict: _dict, ...others } = props
    return { widget, props: { ...others, options: choices } }
  }
  return { widget: 'select', props: { options: choices, ...(props.multiple === true ? { mode: 'multiple' } : {}) } }
}

/** What the script of a form finds: its values and whatever of its fields a script may change (wire contract 3.4). */
export function createFormHost(shared: SharedActs, around: FormAround): ScriptHost<FormActs> {
  const { pageForm, registry, client } = around
  const { fields } = pageForm.options
  const sh: Record<string, boolean> = Object.fromEntries(Object.keys(fields).map((name) => [name, true]))

  const getField = (name: unknown): readonly [string, Field] => {
    const field = typeof name === 'string' && Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!field) throw new TypeError(`This form has no field ${String(name)}.`)
    return [String(name), field]
  }
  const show = (name: string, isShown: boolean) => {
    sh[name] = isShown
    pageForm.adjust(name, { isHidden: !isShown })
  }
  /** Changes how a field is edited, or a field of the sub-table that it is. */
  const change = async (name: unknown, table: unknown, toParts: (field: Field) => FieldChange) => {
    const [outer, field] = getField(table ?? name)
    if (table === undefined || table === null) {
      const parts = toParts(field)
      if (parts.widget) await registry.loadWidgets({ shown: [parts.widget], edited: [parts.widget] })
      return pageForm.adjust(outer, parts)
    }
    const inner = typeof name === 'string' ? field.fields?.[name] : undefined
    if (!inner || !field.fields) throw new TypeError(`The table ${outer} has no field ${String(name)}.`)
    const { widget, props } = toParts(inner)
    if (widget) await registry.loadWidgets({ shown: [widget], edited: [widget] })
    const current = pageForm.changeOf(outer)?.fields ?? field.fields
    pageForm.adjust(outer, {
      fields: { ...current, [String(name)]: { ...inner, ...(widget ? { widget } : {}), ...(props ? { props } : {}) } },
    })
  }

  const fills = createScriptFills(pageForm, client)

  return {
    read() {
      const { mode } = pageForm
      return {
        tableName: around.script()?.scripts.code ?? '',
        ...around.script()?.scripts.about,
        values: pageForm.values(),
        sh,
        isUpdate: mode === 'edit',
        isUpdateFlag: mode === 'edit',
        disableSubmit: mode === 'view',
        loading: pageForm.isDisabled(),
        subActiveKey: '',
        submitFlowFlag: false,
      }
    },
    write({ sh: shown, loading }) {
      if (isObject(shown))
        for (const [name, isShown] of Object.entries(shown))
          if (Object.hasOwn(fields, name)) show(name, Boolean(isShown))
      if (typeof loading === 'boolean') pageForm.setDisabled(loading)
    },
    acts: {
      ...shared,
      setFieldsValue(values) {
        if (!isObject(values)) throw new TypeError('setFieldsValue takes an object of values by field.')
        pageForm.setValues(values)
      },
      changeOptions: (name, options, table) => change(name, table, (field) => withChoices(field, options)),
      changeRemoteOptions: (name, dictionary) =>
        change(name, undefined, ({ props }) => ({
          widget: 'dict-select',
          props: { ...props, dict: String(dictionary) },
        })),
      async updateSchema(given) {
        for (const part of Array.isArray(given) ? given : []) {
          if (!isObject(part)) continue
          const [name, field] = getField(part.field)
          const inside = isObject(part.componentProps) ? part.componentProps : {}
          const isShown = part.show ?? part.ifShow
          if (typeof isShown === 'boolean') show(name, isShown)
          const isDisabled = part.disabled ?? part.dynamicDisabled ?? inside.disabled
          pageForm.adjust(name, {
            ...(typeof isDisabled === 'boolean' ? { isDisabled } : {}),
            ...(typeof part.required === 'boolean' ? { isRequired: part.required } : {}),
          })
          if (inside.options !== undefined) await change(name, undefined, () => withChoices(field, inside.options))
        }
      },
      executeMainFillRule: fills.main,
      executeSubFillRule(table, place) {
        const [name, { fields: inner = {} }] = getField(table)
        return fills.sub(name, inner, place)
      },
    },
  }
}
