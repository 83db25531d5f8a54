import { LoadingOutlined } from '@ant-design/icons'
import { Button, type ButtonProps } from 'antd'

interface BusyButtonProps extends Omit<ButtonProps, 'loading'> {
  /** Whether what it began is still at work. */
  readonly isBusy: boolean
}

/**
 * An icon of its own, which is not read out. That of antd would become a part of the button's name, and would stay beside
 * the words, unseen, when its motion is over before it was painted.
 */
const spinner = { icon: <LoadingOutlined spin aria-hidden /> }

/** A button whose work may last. Meanwhile it takes no press, shows that it is busy and says so, under the name that it has. */
export const BusyButton = ({ isBusy, ...button }: BusyButtonProps) => (
  <Button {...button} loading={isBusy && spinner} aria-busy={isBusy} />
)
