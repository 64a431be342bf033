// Generated from schemas/brand by `npm run generate`. Do not edit.

/**
 * texts.json: every text that buyers read, by key. Keys below are shown by the program itself; others are named by screens and fields.
 */
export interface TextsFile {
  /**
   * Path of this schema, so that an editor completes and explains every key.
   */
  $schema?: string;
  /**
   * Page title, with {productName}.
   */
  'app.title': string;
  /**
   * Text that messengers show below the title of a shared link.
   */
  'app.description': string;
  /**
   * Alternative text of the loading picture.
   */
  'app.loading': string;
  /**
   * Step indicator, with {n} and {total}.
   */
  'app.step': string;
  /**
   * Back button.
   */
  'app.back': string;
  /**
   * Link below the button of a form of several pages, from the second page on.
   */
  'app.previousPage': string;
  /**
   * Seller banner, with {sellerName}.
   */
  'app.seller': string;
  /**
   * Note on every page of the sandbox.
   */
  'app.sandbox': string;
  /**
   * Homologation badge.
   */
  'app.homologation': string;
  /**
   * Accessible name of the badge's close control.
   */
  'app.homologation.close': string;
  /**
   * Cookies-disabled notice.
   */
  'app.cookies': string;
  /**
   * Link of the notice.
   */
  'app.cookies.retry': string;
  /**
   * Said when an answer takes longer than usual.
   */
  'app.slow': string;
  /**
   * Said at the foot of the page while the browser has no connection.
   */
  'app.offline': string;
  /**
   * Names the frame in which a captcha shows a challenge.
   */
  'app.captcha': string;
  /**
   * Said when the program of a page has not started after 15 s, or cannot be read by an old browser; before a link that loads it again.
   */
  'app.late': string;
  /**
   * Said where the browser runs no JavaScript.
   */
  'app.noscript': string;
  /**
   * Said on a screen with a card where the browser runs no JavaScript; such a form is never posted.
   */
  'app.noscript.card': string;
  /**
   * Said above the button of a form with a card where the browser runs no JavaScript; the button stays closed.
   */
  'app.noscript.pay': string;
  /**
   * Link below each screen without a card that opens the question about tracking again, and the name of that question. Shown only where a tag manager is set.
   */
  'tracking.title': string;
  /**
   * Asks whether the buyer may be tracked. Shown only where a tag manager is set.
   */
  'tracking.question': string;
  /**
   * Link to the privacy policy beside that question.
   */
  'tracking.politics': string;
  /**
   * Button that allows tracking.
   */
  'tracking.accept': string;
  /**
   * Button that refuses tracking.
   */
  'tracking.refuse': string;
  /**
   * General error, section 8.
   */
  'error.general': string;
  /**
   * Refused payment, section 8.
   */
  'error.payment': string;
  /**
   * Said after `error.payment` where a card was refused: what has happened, and what to do.
   */
  'error.refused.card': string;
  /**
   * The same where another method was refused.
   */
  'error.refused.other': string;
  /**
   * Said after `error.general` where nobody knows whether a payment was charged. A further press repeats the same payment (D-164).
   */
  'error.unknown': string;
  /**
   * Said where the button is pressed without a connection.
   */
  'error.offline': string;
  /**
   * Said when a payment was never sent: our own server turned it down, or what precedes it took too long.
   */
  'error.notSent': string;
  /**
   * Fault of a field that has no message of its own.
   */
  'error.field': string;
  /**
   * Heading of the error summary.
   */
  'error.summary': string;
  /**
   * Line above a form on a small screen that opens the list of wrong fields, with {n}.
   */
  'error.fields': string;
  /**
   * The same line for one wrong field.
   */
  'error.field.one': string;
  /**
   * Retry button.
   */
  'error.retry': string;
  /**
   * Shown where the price could not be had.
   */
  'error.price': string;
  /**
   * Shown where a code to pay with may not have been made.
   */
  'error.code': string;
  /**
   * Closes the dialog that says what failed.
   */
  'error.close': string;
  /**
   * Heading of a screen that cannot be drawn, and of the error page.
   */
  'error.title': string;
  /**
   * On a screen that cannot be drawn: leads to the first screen.
   */
  'error.restart': string;
  /**
   * Covers the page while a payment is under way.
   */
  'purchase.wait': string;
  /**
   * Another tab is paying for the same purchase.
   */
  'purchase.elsewhere': string;
  /**
   * Says that the page follows by itself what the other tab comes to.
   */
  'purchase.follows': string;
  /**
   * The purchase was made before.
   */
  'purchase.already': string;
  /**
   * The purchase was made before, and its Pix code or bank slip waits to be paid.
   */
  'purchase.pending': string;
  /**
   * Says, beside another payment, that only one of them has to be paid.
   */
  'purchase.payOne': string;
  /**
   * Button that opens the form although a Pix code or bank slip waits to be paid.
   */
  'purchase.payOther': string;
  /**
   * The invoice was paid before.
   */
  'purchase.paid': string;
  /**
   * Button: show what came of it.
   */
  'purchase.show': string;
  /**
   * Button: buy once more.
   */
  'purchase.again': string;
  /**
   * Heading on a payment screen: this tab sent a payment whose answer never came.
   */
  'purchase.doubt.own': string;
  /**
   * The same for a payment of another tab, e-mail or plan.
   */
  'purchase.doubt.device': string;
  /**
   * The sentence on what is known of that payment: {time} of its first request, and {what} was asked for.
   */
  'purchase.doubt.sent': string;
  /**
   * The same where only {time} is known.
   */
  'purchase.doubt.time': string;
  /**
   * Introduces the code by which support finds that payment; the code follows.
   */
  'purchase.doubt.code': string;
  /**
   * Says that the form's button repeats that payment.
   */
  'purchase.doubt.repeat': string;
  /**
   * The same while the form is closed.
   */
  'purchase.doubt.check': string;
  /**
   * Asks whether that payment is the one that the buyer makes now.
   */
  'purchase.doubt.question': string;
  /**
   * Button: it is, so repeat it.
   */
  'purchase.doubt.continue': string;
  /**
   * Button: it is not, so this is another purchase.
   */
  'purchase.doubt.other': string;
  /**
   * Said where that payment can be repeated on another screen only.
   */
  'purchase.doubt.elsewhere': string;
  /**
   * Link to that screen.
   */
  'purchase.doubt.go': string;
  /**
   * Said after a refusal while a payment is in doubt.
   */
  'purchase.doubt.risk': string;
  /**
   * Opens the way to a new purchase while a payment is in doubt.
   */
  'purchase.doubt.still': string;
  /**
   * The sentence on what a new purchase means while a payment is in doubt.
   */
  'purchase.doubt.twice': string;
  /**
   * Button: a new purchase all the same.
   */
  'purchase.doubt.new': string;
  /**
   * Said once the buyer has chosen a new purchase.
   */
  'purchase.doubt.chosen': string;
  /**
   * Link to the brand's help page beside a payment in doubt.
   */
  'purchase.help': string;
  /**
   * On success: what was really bought, where it is not what was typed last, with {what}.
   */
  'purchase.replayed': string;
  /**
   * The same where this tab does not know what was bought.
   */
  'purchase.replayedElsewhere': string;
  /**
   * A payment by credit card, within a sentence.
   */
  'method.creditcard': string;
  /**
   * A payment by debit card, within a sentence.
   */
  'method.debitcard': string;
  /**
   * A payment by boleto, within a sentence.
   */
  'method.boleto': string;
  /**
   * A payment by Pix, within a sentence.
   */
  'method.pix': string;
  /**
   * A payment with Livelo points, within a sentence.
   */
  'method.livelo': string;
  /**
   * Tab of the card in the choice of a payment method.
   */
  'method.tab.creditcard': string;
  /**
   * Tab of Pix.
   */
  'method.tab.pix': string;
  /**
   * Tab of the bank slip.
   */
  'method.tab.boleto': string;
  /**
   * Tab of the payment with points.
   */
  'method.tab.livelo': string;
  /**
   * Said above the payment when a link or screen asks for a card and the plan takes none.
   */
  'method.unavailable.creditcard': string;
  /**
   * The same for a debit card.
   */
  'method.unavailable.debitcard': string;
  /**
   * The same for a bank slip.
   */
  'method.unavailable.boleto': string;
  /**
   * The same for Pix.
   */
  'method.unavailable.pix': string;
  /**
   * The same for points, also where nobody says how many they are.
   */
  'method.unavailable.livelo': string;
  /**
   * Said in place of the form when nothing can pay the plan here; a link to help follows.
   */
  'method.none': string;
  /**
   * Link to the card form.
   */
  'method.pay.creditcard': string;
  /**
   * Link to the bank slip.
   */
  'method.pay.boleto': string;
  /**
   * Link to Pix.
   */
  'method.pay.pix': string;
  /**
   * Link to the payment with points.
   */
  'method.pay.livelo': string;
  /**
   * Label of the total.
   */
  'order.total': string;
  /**
   * Label of an instalment that brand.json words.
   */
  'order.installment': string;
  /**
   * Label of a price that brand.json words, without instalments.
   */
  'order.price': string;
  /**
   * Label of the lowest price, where the buyer chooses a plan later.
   */
  'order.from': string;
  /**
   * The period of the price of a yearly plan.
   */
  'order.yearly': string;
  /**
   * The period of the price of a plan that is charged each month.
   */
  'order.monthly': string;
  /**
   * Read out before a price that has been lowered.
   */
  'order.now': string;
  /**
   * Read out before the struck price.
   */
  'order.before': string;
  /**
   * The difference between both prices, with {value}.
   */
  'order.saving': string;
  /**
   * The amount above the button that pays, with {value}.
   */
  'order.pay': string;
  /**
   * Line of the price: the discount of the offer.
   */
  'order.discount': string;
  /**
   * Line of the price: the discount of the voucher, with {voucher}.
   */
  'order.voucher': string;
  /**
   * Line of the price: the interest of the chosen instalments.
   */
  'order.interest': string;
  /**
   * Button that takes an order bump out of the order; its name is read out after it.
   */
  'order.remove': string;
  /**
   * Button that opens the lines of the order on a small screen.
   */
  'order.details': string;
  /**
   * Label of the plan.
   */
  'order.plan': string;
  /**
   * Said while the price is on its way.
   */
  'order.loading': string;
  /**
   * Stands in the price's place where the browser runs no scripts and the page came without it.
   */
  'order.noscript': string;
  /**
   * One instalment, with {value}.
   */
  'installments.one': string;
  /**
   * Several, with {n} and {value}.
   */
  'installments.many': string;
  /**
   * Several with interest, with {n} and {value}.
   */
  'installments.taxed': string;
  /**
   * The most instalments, beside the price, with {n} and {value}.
   */
  'installments.upTo': string;
  /**
   * The most instalments with interest, beside the price, with {n}, {value} and {total}.
   */
  'installments.upToTaxed': string;
  /**
   * The chosen instalments, beside the price and above the button, with {n}, {value} and {total}.
   */
  'installments.chosen': string;
  /**
   * The chosen instalments with interest, with {n}, {value} and {total}.
   */
  'installments.chosenTaxed': string;
  /**
   * First, empty option of a select.
   */
  'select.placeholder': string;
  /**
   * Mark of an optional field.
   */
  'field.optional': string;
  /**
   * Accessible name of the country select.
   */
  'phone.country': string;
  /**
   * Said below the button that copies a Pix code or the line of a bank slip, where the browser does not allow it; the code is selected.
   */
  'copy.failed': string;
  /**
   * Button that adds an entry to a list or group; its accessible name goes on with the name of the list.
   */
  'list.add': string;
  /**
   * Name of one entry of a list, with {name} of the list and {n}, counted from 1.
   */
  'list.item': string;
  /**
   * Button that puts a copy of an entry behind it.
   */
  'list.copy': string;
  /**
   * Button that moves an entry one place up.
   */
  'list.up': string;
  /**
   * Button that moves an entry one place down.
   */
  'list.down': string;
  /**
   * Button that removes an entry of a list, or what was added to a group.
   */
  'list.remove': string;
  /**
   * Label of the name that a buyer gives to what was added to a group.
   */
  'list.key': string;
  /**
   * Label of the value of what was added to a group.
   */
  'list.value': string;
  /**
   * Label of the choice between alternatives (oneOf, anyOf) that have no title.
   */
  'choice.label': string;
  /**
   * Name of an alternative without a title, with {n}, counted from 1.
   */
  'choice.option': string;
  /**
   * Name of true, where a buyer chooses between true and false.
   */
  'choice.yes': string;
  /**
   * Name of false, where a buyer chooses between true and false.
   */
  'choice.no': string;
  /**
   * Button that begins a part of a form that may be left out.
   */
  'group.add': string;
  /**
   * Button that shows the next level of fields that hold fields like themselves.
   */
  'group.more': string;
  /**
   * Stands in place of a field whose schema cannot be drawn, with {reason}.
   */
  'field.unsupported': string;
  /**
   * Said by the button while the answer is awaited.
   */
  'form.wait': string;
  /**
   * Said at / without a link to something to buy (D-41).
   */
  'app.noLink': string;
  /**
   * Shown in a select while the schools are on their way.
   */
  'franchise.loading': string;
  /**
   * Said where a place has no schools.
   */
  'franchise.empty': string;
  /**
   * Shown in a select that another one has to be chosen for first.
   */
  'franchise.before': string;
  /**
   * A price in points, with {points}.
   */
  'order.points': string;
  /**
   * Name of the summary of what was bought, read out by screen readers.
   */
  'receipt.title': string;
  /**
   * Before the number of an order.
   */
  'receipt.purchase': string;
  /**
   * Before the number of an invoice that was paid.
   */
  'receipt.invoice': string;
  /**
   * Before the name of the product that was bought.
   */
  'receipt.product': string;
  /**
   * Before the name of the plan that was bought.
   */
  'receipt.plan': string;
  /**
   * Before the amount that was charged, or waits to be paid.
   */
  'receipt.amount': string;
  /**
   * Before the number and value of instalments.
   */
  'receipt.installments': string;
  /**
   * Before the payment method.
   */
  'receipt.method': string;
  /**
   * Before the masked e-mail address that the access goes to.
   */
  'receipt.email': string;
  /**
   * Before the day and time of the payment.
   */
  'receipt.date': string;
  /**
   * Said of a voucher that lowers the price, with {voucher}, {standard} and {price}.
   */
  'voucher.lowered': string;
  /**
   * Said of a voucher that is accepted and lowers no price that is shown, with {voucher}.
   */
  'voucher.accepted': string;
  /**
   * Said where the price with a voucher is the usual one, with {voucher}.
   */
  'voucher.unchanged': string;
  /**
   * Stands behind the name of a payment method that cannot be chosen.
   */
  'method.closed': string;
  /**
   * Stands before a button that puts in the address that was probably meant.
   */
  'email.suggestion': string;
  /**
   * Stands before the address that the buyer has taken from the suggestion.
   */
  'email.corrected': string;
  /**
   * Stands in an empty security code, with {n}, the number of its digits.
   */
  'cvv.digits': string;
  /**
   * Read out with a security code: where on the card it stands. A picture shows it.
   */
  'cvv.place': string;
  /**
   * Said at a card number of a company that the brand does not take, with {company} and {companies}, those that it takes.
   */
  'card.refused': string;
  /**
   * Number of the company in the footer, with {value}.
   */
  'footer.document': string;
  /**
   * Right of withdrawal, in the footer of every screen.
   */
  'footer.withdrawal': string;
  /**
   * Link of the footer to the terms.
   */
  'footer.terms': string;
  /**
   * Link of the footer to the privacy policy.
   */
  'footer.politics': string;
  /**
   * Link of the footer to the help page.
   */
  'footer.help': string;
  /**
   * This interface was referenced by `TextsFile`'s JSON-Schema definition
   * via the `patternProperty` "^[a-z][A-Za-z0-9-]*(\.[A-Za-z0-9-]+)+$".
   */
  [k: string]: string | undefined;
}
