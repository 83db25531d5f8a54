import type { RefObject } from 'react'
import type { LanguageTexts } from '../../../language/index.ts'
import { type PageAddress, queryOf } from '../../../page/index.ts'
import type { ListLocation } from '../listLocation.ts'
import type { AddressContext } from './addressContext.ts'
import { addressTexts, isPart } from './addressTexts.ts'
import { loadFilterable } from './filterable.ts'
import { followRecord } from './followRecord.ts'
import { ownParameters } from './parameterNames.ts'
import { type ListAddress, readLocation } from './readLocation.ts'
import { writeAddress } from './writeAddress.ts'

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The location that is wanted, with what of it is the same as before, so that nothing is drawn for it. */
const keepSame = (before: ListLocation, wanted: ListLocation): ListLocation => ({
  ...wanted,
  ...Object.fromEntries(
    Object.entries(before).filter(([name, value]) => isSame(value, wanted[name as keyof ListLocation])),
  ),
})

/** Brings a list to where its address leads: what it asks, the page of the answer, and the record that is open. */
export async function followAddress(address: PageAddress, latest: Readonly<RefObject<AddressContext>>): Promise<void> {
  const query = queryOf(address.current())
  const { registry, text, services, controller } = latest.current
  address.claim(ownParameters(controller.resolved))
  const reader = { resolved: controller.resolved, registry, text, hasAccess: services.hasAccess }
  const filterable = await loadFilterable(query, reader).catch(() => [])
  // Meanwhile the address may have gone on.
  if (queryOf(address.current()) !== query) return
  const { plain, location: before, restore, selection } = latest.current.controller
  const read = readLocation(query, { ...reader, plain, filterable })
  const location = keepSame(before, read.location)
  if (!isSame(before, location)) {
    // What was ticked among other records would be meant no longer.
    if (before.node !== location.node) selection.clear()
    restore(location)
  }
  if (read.broken.length > 0 || read.refused.length > 0) {
    report(read, latest.current)
    writeAddress(address, { ...reader, plain }, location, 'replace')
  }
  await followRecord(address, read.record, latest)
}

/** Says what of an address was left out, and what may be done. */
function report({ broken, refused }: ListAddress, { services, language }: AddressContext): void {
  const warn = (text: LanguageTexts, names: readonly string[]) => {
    if (names.length > 0)
      services.message(
        'warning',
        text[language].replace('{names}', () => names.join(', ')),
      )
  }
  warn(addressTexts.refused, refused)
  warn(
    addressTexts.broken,
    broken.map((name) => (isPart(name) ? addressTexts[name][language] : name)),
  )
}
