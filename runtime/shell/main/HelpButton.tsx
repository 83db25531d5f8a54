import { QuestionCircleOutlined } from '@ant-design/icons'
import { useTranslate } from '../../i18n/index.ts'
import { Popup } from '../../popup/index.ts'

/** Says whom to ask for access (specification 2.6). */
export function HelpButton() {
  const text = useTranslate()('shell.helpText')
  return (
    <Popup
      label={text}
      buttonClass="pw-shell-quiet pw-shell-help"
      button={<QuestionCircleOutlined aria-hidden="true" />}
    >
      {() => <p className="pw-shell-help-text">{text}</p>}
    </Popup>
  )
}
