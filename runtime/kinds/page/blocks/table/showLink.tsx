import type { ReactNode } from 'react'
import { resolveTemplates, type Scope } from '../../../../language/index.ts'
import type { DataRecord, Registry } from '../../../../registry/index.ts'
import { linkField } from './linkField.ts'

/** The value of the field that names a link; no field of a document can be called so. */
const textField = ' link'

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** The address that a template gives for a record: a value within it is one part of it, whatever it holds. */
export function toAddress(template: string, record: DataRecord, scope: Scope): string {
  const isWhole = /^\{\{[^{}]*\}\}$/.test(template)
  const encode = (value: unknown) => (isPlain(value) ? encodeURIComponent(String(value).toWellFormed()) : '')
  const values = isWhole
    ? record
    : Object.fromEntries(Object.entries(record).map(([name, value]) => [name, encode(value)]))
  const { value } = resolveTemplates({ to: template }, { ...scope, record: values })
  const { to } = value as { readonly to?: unknown }
  return isPlain(to) ? String(to) : ''
}

/** A value that leads somewhere; without a text or an address it stands as it is. */
export function showLink(address: string, intl: string, record: DataRecord, registry: Registry): ReactNode | undefined {
  const Link = registry.findWidget(linkField.widget)?.view
  if (!Link || address === '' || intl === '') return undefined
  const newTab = !address.startsWith('/')
  return <Link value={address} props={{ textField, newTab }} record={{ ...record, [textField]: intl }} />
}
