import { useText } from '../i18n/index.ts'
import { Icon } from '../icons/index.ts'
import type { NoteLayout } from '../language/index.ts'
import { usePageForm } from './context.tsx'
import { observing } from './observing.tsx'
import './formNote.css'

const icons = { info: 'info-circle', success: 'check-circle', warning: 'warning', error: 'warning' } as const

const toWord = (value: unknown): string | number =>
  typeof value === 'number' || typeof value === 'string'
    ? value
    : value === null || value === undefined
      ? ''
      : String(value)

/** A text of a document with its values; one of a key is filled where it is found. */
const fill = (source: string, words: Readonly<Record<string, string | number>>): string =>
  source.startsWith('@:') ? source : source.replace(/\{(\w+)\}/g, (whole, name) => String(words[name] ?? whole))

/** Words between the fields of a form: plain ones, a hint, or the outcome of what a person did. */
export const FormNote = observing(function FormNote({ entry }: { readonly entry: NoteLayout }) {
  const pageForm = usePageForm()
  const text = useText()
  const { note, title, values = {}, level, large = false, showWhen } = entry
  const condition = showWhen === undefined ? undefined : pageForm.watch(showWhen)
  if (condition?.ok && !condition.value) return null
  const results = Object.entries(values).map(([name, formula]) => ({ name, formula, result: pageForm.watch(formula) }))
  const failures = [
    ...(showWhen !== undefined && condition && !condition.ok ? [{ formula: showWhen, error: condition.error }] : []),
    ...results.flatMap(({ formula, result }) => (result.ok ? [] : [{ formula, error: result.error }])),
  ]
  const words = Object.fromEntries(results.map(({ name, result }) => [name, result.ok ? toWord(result.value) : '']))
  const toText = (source: string) => text(fill(source, words), words)
  const classes = ['pw-form-full', 'pw-form-note']
  if (level) classes.push(`pw-form-note-${level}`)
  if (large) classes.push('pw-form-note-large')
  return (
    <div className={classes.join(' ')} role={level ? 'status' : undefined}>
      {level && (
        <span className="pw-form-note-icon">
          <Icon name={icons[level]} />
        </span>
      )}
      <div className="pw-form-note-text">
        {title && (large ? <h2>{toText(title)}</h2> : <strong>{toText(title)}</strong>)}
        <p>{toText(note)}</p>
        {failures.map(({ formula, error }) => (
          <p key={formula} role="note" className="pw-field-error">
            <code>{formula}</code> {error.message}
          </p>
        ))}
      </div>
    </div>
  )
})
