import { LinkOutlined } from '@ant-design/icons'
import type { Editor } from '@tiptap/core'
import { Button, Input } from 'antd'
import { useId, useState } from 'react'
import { Popup, useTranslate } from '../../runtime/index.ts'
import { isOutside, isSafeLink } from '../shared/textAddresses.ts'
import '../shared/toolForm.css'

interface LinkToolProps {
  readonly editor: Editor
  /** Where the words at the cursor lead; empty when they do not. */
  readonly address: string
  readonly isDisabled: boolean
}

/** `example.com` as people write it, with its scheme. */
const complete = (address: string): string =>
  isOutside(address) || /^[/#]/.test(address) ? address : `https://${address}`

/** Makes the selected words a link, or the address itself where none are selected. */
function apply(editor: Editor, address: string): void {
  const chain = editor.chain().focus()
  if (address === '') chain.extendMarkRange('link').unsetLink().run()
  else if (editor.state.selection.empty && !editor.isActive('link'))
    chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run()
  else chain.extendMarkRange('link').setLink({ href: address }).run()
}

function LinkForm({
  editor,
  address: first,
  close,
}: Omit<LinkToolProps, 'isDisabled'> & { readonly close: () => void }) {
  const t = useTranslate()
  const id = useId()
  const [address, setAddress] = useState(first)
  const [isWrong, setWrong] = useState(false)
  const finish = (next: string) => {
    close()
    apply(editor, next)
  }
  const set = () => {
    const next = complete(address.trim())
    if (address.trim() !== '' && isSafeLink(next)) finish(next)
    else setWrong(true)
  }
  return (
    <div className="pw-tool-form">
      <label htmlFor={id}>{t('widgets.rich-text.linkAddress')}</label>
      <Input
        id={id}
        type="url"
        placeholder="https://"
        value={address}
        status={isWrong ? 'error' : ''}
        {...(isWrong ? { 'aria-invalid': true, 'aria-describedby': `${id}wrong` } : {})}
        onChange={(event) => {
          setAddress(event.target.value)
          setWrong(false)
        }}
        onPressEnter={(event) => {
          event.preventDefault()
          set()
        }}
      />
      {isWrong && (
        <div id={`${id}wrong`} className="pw-tool-form-wrong" role="alert">
          {t('widgets.rich-text.linkWrong')}
        </div>
      )}
      <div className="pw-tool-form-buttons">
        {first !== '' && (
          <Button size="small" onClick={() => finish('')}>
            {t('widgets.rich-text.removeLink')}
          </Button>
        )}
        <Button size="small" type="primary" onClick={set}>
          {t('widgets.rich-text.setLink')}
        </Button>
      </div>
    </div>
  )
}

/** Sets, changes and takes away the link at the cursor. */
export function LinkTool({ editor, address, isDisabled }: LinkToolProps) {
  const t = useTranslate()
  return (
    <Popup
      label={t('widgets.rich-text.link')}
      button={<LinkOutlined aria-hidden />}
      buttonClass="pw-tool"
      align="start"
      isDisabled={isDisabled}
    >
      {(close) => <LinkForm editor={editor} address={address} close={close} />}
    </Popup>
  )
}
