import { isObject } from '../../../language/index.ts'
import { firstOf, isYes, jsonOf, listOf, numberOf, textOf, type Wire, wireOf } from '../../wire.ts'
import type { FormButton, FormSettings, OnlineForm } from '../onlineForm.ts'

const styles = ['link', 'button', 'form'] as const

function readButton(wire: Wire, place: number): readonly FormButton[] {
  const code = textOf(wire.buttonCode)
  if (code === '' || textOf(wire.buttonStatus) === '0') return []
  return [
    {
      id: firstOf(wire.id, code),
      code,
      name: firstOf(wire.buttonName, code),
      icon: textOf(wire.buttonIcon),
      style: styles.find((style) => style === textOf(wire.buttonStyle)) ?? 'button',
      condition: textOf(wire.exp),
      isScript: textOf(wire.optType) === 'js',
      order: numberOf(wire.orderNum) ?? place,
    },
  ]
}

/** The buttons of a form's own, each once, in their order: lists and forms say theirs in two answers. */
export function readButtons(...lists: readonly unknown[]): readonly FormButton[] {
  const all = lists.flatMap(listOf).flatMap(readButton)
  return all
    .filter(({ code }, index) => all.findIndex((other) => other.code === code) === index)
    .toSorted((left, right) => left.order - right.order)
}

/** What the form calls the built-in buttons. */
export const readBuiltIns = (value: unknown): OnlineForm['builtIns'] =>
  new Map(
    Object.entries(wireOf(value)).flatMap(([code, wire]) =>
      isObject(wire) && textOf(wire.buttonName) !== ''
        ? [[code, { name: textOf(wire.buttonName), icon: textOf(wire.buttonIcon) }] as const]
        : [],
    ),
  )

/** The further settings of a form (wire contract 3.1, ext_config_json). */
export function readSettings(value: unknown): FormSettings {
  const settings = wireOf(jsonOf(value))
  const width = numberOf(settings.modalMinWidth)
  const report = isYes(settings.reportPrintShow) ? textOf(settings.reportPrintUrl) : ''
  return {
    width: width !== undefined && width >= 200 && width <= 2000 ? Math.round(width) : undefined,
    isWide: isYes(settings.modelFullscreen),
    hasLabelsBeside: isYes(settings.formLabelLengthShow),
    asksSubs: isYes(settings.joinQuery),
    report: report || undefined,
    prints: isYes(settings.reportPrintShow) && report === '',
  }
}
