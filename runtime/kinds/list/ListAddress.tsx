import { useState, useSyncExternalStore } from 'react'
import { usePageInstance } from '../../page/index.ts'
import { lazyPart } from '../../registry/index.ts'
import type { FollowAddressProps } from './address/FollowAddress.tsx'

const FollowAddress = lazyPart<FollowAddressProps>(
  () => import('./address/FollowAddress.tsx').then((chunk) => chunk.FollowAddress),
  null,
)

const never = () => () => {}

/** Has a list follow the address of its tab, from when there is something to follow. */
export function ListAddress({ controller, actions }: Omit<FollowAddressProps, 'address'>) {
  const { address } = usePageInstance()
  const isAddressed = useSyncExternalStore(address?.subscribe ?? never, () => address?.current().includes('?') === true)
  const [isFollowed, setFollowed] = useState(false)
  if (!isFollowed && (isAddressed || controller.location !== controller.plain)) setFollowed(true)
  return address && isFollowed ? <FollowAddress address={address} controller={controller} actions={actions} /> : null
}
