/** Cookie with the audiences of the user of this device, such as `school.leader`. */
export const audienceCookie = 'lernspur-audience'
