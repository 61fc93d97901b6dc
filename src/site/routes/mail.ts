/** Where a page finds the settings of the mail service. In a module of its own, since scripts of the browser need nothing else of the routes. */
export const MAIL_SETTINGS = '/mail.json'
