import { UploadOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useId, useRef, useState } from 'react'
import './toolForm.css'

interface ImageFormProps {
  readonly texts: {
    readonly file: string
    readonly address: string
    readonly remark: string
    readonly insert: string
    /** Said of an address at which no picture can be. */
    readonly wrong: string
  }
  /** Whether a picture may show from the address. */
  readonly isPicture: (address: string) => boolean
  readonly onFiles: (files: readonly File[]) => void
  readonly onAddress: (address: string, remark: string) => void
}

/** Where a picture of a text comes from: one local file, or a network address with a remark (specification 9). */
export function ImageForm({ texts, isPicture, onFiles, onAddress }: ImageFormProps) {
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState('')
  const [remark, setRemark] = useState('')
  const [isWrong, setWrong] = useState(false)
  const insert = () => {
    if (address.trim() !== '' && isPicture(address)) onAddress(address.trim(), remark.trim())
    else setWrong(true)
  }
  const enter = (event: { preventDefault: () => void }) => {
    // The form around the editor is not sent.
    event.preventDefault()
    insert()
  }
  return (
    <div className="pw-tool-form">
      <Button block icon={<UploadOutlined aria-hidden />} onClick={() => file.current?.click()}>
        {texts.file}
      </Button>
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        aria-label={texts.file}
        onChange={(event) => onFiles([...(event.target.files ?? [])])}
      />
      <label htmlFor={`${id}address`}>{texts.address}</label>
      <Input
        id={`${id}address`}
        type="url"
        placeholder="https://"
        value={address}
        status={isWrong ? 'error' : ''}
        {...(isWrong ? { 'aria-invalid': true, 'aria-describedby': `${id}wrong` } : {})}
        onChange={(event) => {
          setAddress(event.target.value)
          setWrong(false)
        }}
        onPressEnter={enter}
      />
      {isWrong && (
        <div id={`${id}wrong`} className="pw-tool-form-wrong" role="alert">
          {texts.wrong}
        </div>
      )}
      <label htmlFor={`${id}remark`}>{texts.remark}</label>
      <Input
        id={`${id}remark`}
        value={remark}
        onChange={(event) => setRemark(event.target.value)}
        onPressEnter={enter}
      />
      <Button type="primary" onClick={insert}>
        {texts.insert}
      </Button>
    </div>
  )
}
