// Generated from schemas/brand by `npm run generate`. Do not edit.

/** From screen.schema.json. */
export type BlockName =
  | 'heading'
  | 'text'
  | 'form'
  | 'order-summary'
  | 'pix-code'
  | 'success-icon'
  | 'access-link'
  | 'next'
  | 'restart'
  | 'help-link'
  | 'video'
  | 'transit'
  | 'sms-sender'
  | 'order-bump'
  | 'upsell-offer'
  | 'profile-plans'
  | 'rich-text'
  | 'boleto-slip';

/** From screen.schema.json. */
export type ActionName =
  | 'createLead'
  | 'pay'
  | 'payBoleto'
  | 'payPix'
  | 'validatePhone';

/** From when.schema.json. */
export type FactName =
  | 'hasLead'
  | 'hasAddressForm'
  | 'isLiveEnabled'
  | 'isTermsAndPoliticsAvailable'
  | 'hasInstallments'
  | 'area'
  | 'outcome'
  | 'paidWith'
  | 'hasPix'
  | 'pixFault'
  | 'successHeader'
  | 'hasUpsellOffer'
  | 'boughtUpsell'
  | 'isBankslip';

/** From texts.schema.json. */
export type TextKey =
  | 'app.title'
  | 'app.loading'
  | 'app.step'
  | 'app.back'
  | 'app.seller'
  | 'app.sandbox'
  | 'app.homologation'
  | 'app.homologation.close'
  | 'app.cookies'
  | 'app.cookies.retry'
  | 'app.slow'
  | 'error.general'
  | 'error.payment'
  | 'error.field'
  | 'error.summary'
  | 'error.retry'
  | 'purchase.elsewhere'
  | 'purchase.already'
  | 'purchase.show'
  | 'purchase.again'
  | 'order.total'
  | 'order.plan'
  | 'order.loading'
  | 'installments.one'
  | 'installments.many'
  | 'installments.taxed'
  | 'select.placeholder'
  | 'field.optional'
  | 'phone.country'
  | 'list.add'
  | 'list.item'
  | 'list.copy'
  | 'list.up'
  | 'list.down'
  | 'list.remove'
  | 'list.key'
  | 'list.value'
  | 'choice.label'
  | 'choice.option'
  | 'choice.yes'
  | 'choice.no'
  | 'group.add'
  | 'group.more'
  | 'field.unsupported'
  | 'form.wait'
  | 'app.noLink';

/** From brand.schema.json. */
export type CardCompany =
  | 'american_express'
  | 'visa'
  | 'mastercard'
  | 'hipercard'
  | 'elo'
  | 'diners';
