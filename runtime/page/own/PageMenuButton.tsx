import { MoreOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import type { ResolvedPage } from '../../language/index.ts'
import { MenuButton } from '../../popup/index.ts'
import { lazyPart } from '../../registry/index.ts'
import { InFront } from '../InFront.tsx'
import type { OwnPageDialogProps } from './OwnPageDialog.tsx'

const OwnPageDialog = lazyPart<OwnPageDialogProps>(
  () => import('./OwnPageDialog.tsx').then((chunk) => chunk.OwnPageDialog),
  null,
)

export interface PageMenuButtonProps {
  readonly resolved: ResolvedPage
}

/** The menu of a derived page: to save it as a document that can be changed. */
export function PageMenuButton({ resolved }: PageMenuButtonProps) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const entry = {
    id: 'own',
    label: translate('page.own.save'),
    icon: 'file-text',
    onSelect: () => setOpen(true),
  }
  return (
    <>
      <MenuButton label={translate('page.own.menu')} entries={[entry]}>
        <MoreOutlined aria-hidden />
      </MenuButton>
      {isOpen && (
        <InFront onFailed={close}>
          <OwnPageDialog resolved={resolved} onClosed={close} />
        </InFront>
      )}
    </>
  )
}
