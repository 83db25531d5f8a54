import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons'
import { useTranslate } from '../../i18n/index.ts'

interface FoldButtonProps {
  readonly isFolded: boolean
  readonly onFold: () => void
}

/** Folds the side menu to its icons and unfolds it, or opens it in front of the page of a mobile device. */
export function FoldButton({ isFolded, onFold }: FoldButtonProps) {
  const translate = useTranslate()
  const label = translate(isFolded ? 'shell.unfold' : 'shell.fold')
  return (
    <button
      type="button"
      className="pw-shell-quiet"
      aria-label={label}
      title={label}
      aria-expanded={!isFolded}
      onClick={onFold}
    >
      {isFolded ? <MenuUnfoldOutlined aria-hidden="true" /> : <MenuFoldOutlined aria-hidden="true" />}
    </button>
  )
}
