import { useEffect } from 'react'
import { useData } from '../../../data/index.ts'
import { useLanguage, useText } from '../../../i18n/index.ts'
import { type PageAddress, useAddressValues, useFailureMessage, usePageServices } from '../../../page/index.ts'
import { useRegistry } from '../../../registry/index.ts'
import { useLatest } from '../../../ui/index.ts'
import type { ListActions } from '../useActions.ts'
import type { ListController } from '../useListController.ts'
import type { AddressContext } from './addressContext.ts'
import { followAddress } from './followAddress.ts'

export interface FollowAddressProps {
  readonly address: PageAddress
  readonly controller: ListController
  readonly actions: ListActions
}

/** Has a list go where the address of its tab leads: by the back button, by a link, and to the record that it names. */
export function FollowAddress({ address, controller, actions }: FollowAddressProps) {
  const [values] = useAddressValues()
  const { client } = useData()
  const latest = useLatest<AddressContext>({
    controller,
    actions,
    client,
    registry: useRegistry(),
    services: usePageServices(),
    text: useText(),
    language: useLanguage(),
    failureMessage: useFailureMessage(),
  })
  useEffect(() => {
    // A tab that shows again may have been led elsewhere meanwhile.
    if (values) void followAddress(address, latest)
  }, [values, address, latest])
  return null
}
