import { type ReactNode, useState } from 'react'
import { usePageInstance } from '../../page/index.ts'
import { lazyPart } from '../../registry/index.ts'
import type { AddressedListProps } from './address/AddressedList.tsx'
import type { ListStart } from './listLocation.ts'

const AddressedList = lazyPart<AddressedListProps>(
  () => import('./address/AddressedList.tsx').then((chunk) => chunk.AddressedList),
  <div className="pw-page-loading" />,
)

interface AtAddressProps {
  readonly resolved: AddressedListProps['resolved']
  readonly children: (start?: ListStart) => ReactNode
}

/** A list that begins where the address of its tab says; an address without a query says nothing. */
export function AtAddress({ resolved, children }: AtAddressProps) {
  const { address } = usePageInstance()
  const [isPlain] = useState(() => !address?.current().includes('?'))
  return isPlain ? children() : <AddressedList resolved={resolved}>{children}</AddressedList>
}
