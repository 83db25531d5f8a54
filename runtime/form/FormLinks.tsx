import { useId } from 'react'
import { useData } from '../data/index.ts'
import { useText } from '../i18n/index.ts'
import { type LinksLayout, resolveTemplates } from '../language/index.ts'
import { usePageForm } from './context.tsx'
import { observing } from './observing.tsx'
import './formNote.css'

/** Addresses of the web and of the site itself; no other one may stand behind a link. */
const isSafe = (address: string): boolean => /^(https?:\/\/|\/(?![/\\]))/i.test(address)

/** Links of a form, one for each item of a list. */
export const FormLinks = observing(function FormLinks({ entry }: { readonly entry: LinksLayout }) {
  const pageForm = usePageForm()
  const text = useText()
  const { client } = useData()
  const id = useId()
  const { links, to, label, title, ofServer = false } = entry
  const result = pageForm.watch(links)
  if (!result.ok)
    return (
      <p role="note" className="pw-form-full pw-field-error">
        <code>{links}</code> {result.error.message}
      </p>
    )
  const items: readonly unknown[] = Array.isArray(result.value) ? result.value : []
  const shown = items.flatMap((item) => {
    const scope = { ...pageForm.options.names(), values: pageForm.values(), item }
    const address = String(resolveTemplates(to, scope).value ?? '')
    const words = String(resolveTemplates(label, scope).value ?? '')
    return isSafe(address) && words !== '' ? [{ address, words }] : []
  })
  if (shown.length === 0) return null
  const base = ofServer ? client.base.href.replace(/\/$/, '') : ''
  return (
    <nav className="pw-form-full pw-form-links" aria-labelledby={title ? id : undefined}>
      {title && <h3 id={id}>{text(title)}</h3>}
      <ul>
        {shown.map(({ address, words }) => (
          <li key={address}>
            <a href={address.startsWith('/') ? base + address : address}>{words}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
})
