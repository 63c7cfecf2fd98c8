/** [ORD-079] */
export const scrollOrderNote = '専門店サイトでのご注文は、トドックの画面から数量変更・取消しができません'
