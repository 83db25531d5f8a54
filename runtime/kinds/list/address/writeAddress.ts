import { type AddressMove, type PageAddress, queryOf } from '../../../page/index.ts'
import type { AddressedPage, ListLocation } from '../listLocation.ts'
import { ownParameters } from './parameterNames.ts'
import { writeLocation } from './writeLocation.ts'

/** Leads the address of a list to where the person is. */
export function writeAddress(
  address: PageAddress,
  addressed: AddressedPage,
  location: ListLocation,
  move: AddressMove,
): void {
  address.claim(ownParameters(addressed.resolved))
  address.change(writeLocation(location, addressed, queryOf(address.current())), move)
}
