import type { Translate } from '../../i18n/index.ts'
import type { ScriptFailure } from '../../scripts/index.ts'
import type { ScriptType } from './pageScripts.ts'

/** Which script failed, where in its text, and why; a refusal has the message of the script alone. */
export function toFailureMessage(
  { kind, message, method, line, column }: ScriptFailure,
  code: string,
  type: ScriptType,
  translate: Translate,
): string {
  if (kind === 'refused') return message || translate('scripts.refused')
  const place = [
    translate(`scripts.of.${type}`, { code }),
    ...(method ? [translate('scripts.method', { method })] : []),
    ...(line === undefined ? [] : [translate('scripts.place', { line, column: column ?? 1 })]),
  ]
  const reason = kind === 'error' || kind === 'syntax' ? message : ''
  return `${place.join(', ')}: ${translate(`scripts.why.${kind}`, { reason })}`
}
