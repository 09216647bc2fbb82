/** Texts with elements in them. Apart from the rest, because few screens need it and no first page does. */
export { Trans } from 'react-i18next'
