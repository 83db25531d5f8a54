export { default as locale } from 'antd/es/locale/en_US'
