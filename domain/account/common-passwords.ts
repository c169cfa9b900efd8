/** The most frequent passwords in published lists of leaked ones, English, French and keyboard walks. Lower case. */

const figures = `
000000 0000000 00000000 010203 010101 0123456 0123456789 101010 102030 111111 1111111 11111111 1111111111 112233 11223344 121212 12121212
123123 12312312 123123123 123321 1234321 1234512345 123454321 12344321 12345 123456 1234567 12345678 123456789 1234567890 12345678910
1234561 1234566 123654 123654789 123789 123abc 124578 131313 134679 135790 142536 147147 147258 147258369 147852 147896 147896325 159159
159357 159753 159951 171717 181818 191919 197346 202020 212121 222222 22222222 232323 242424 246810 252525 258456 258852 292929 303030
321321 321654 333333 369369 369258 404040 420420 444444 454545 456123 456456 456789 456852 505050 515151 525252 555555 55555555 565656
654321 666666 66666666 696969 741852 741852963 753951 757575 777777 7777777 77777777 786786 789456 789456123 789789 808080 852456 878787
888888 88888888 951753 963852 963852741 987654 9876543 98765432 987654321 9876543210 989898 999999 99999999 999999999
`;

const walks = `
!@#$%^ 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 aqwzsx aqwzsxedc asdasd asdf1234 asdfasdf asdfgh asdfghj asdfghjk asdfghjkl azerty
azerty1 azerty12 azerty123 azertyuiop aze123 azeaze azeqsd abc123 abc1234 abcabc abcd12 abcd123 abcd1234 abcdef abcdefg abcdefgh a12345
a123456 a1234567 a123456789 a1b2c3 a1b2c3d4 aa123456 aaaaaa aaaaaaaa aa12345678 q1w2e3 q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc qsdfgh
qsdfghjklm qwaszx qwe123 qweasd qweasdzxc qweqwe qwer1234 qwerasdf qwert qwert123 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyui
qwertyuiop qwertz wxcvbn zaq12wsx zaq1zaq1 zxcvbn zxcvbnm zzzzzz xxxxxx xxxxxxxx 123qwe 1234qwer 12345a 123456a 123456q 123456789a
`;

const words = `
access action adidas admin admin1 admin123 administrator alexander alexandre alexis amanda amandine amelie america amours amoureux andrea
andrew angela angels animal anthony antoine apollo arsenal arthur asshole august aurelie austin babygirl badboy bailey banana barbara
barcelona baseball basket basketball batman beautiful berlin biteme blabla blessed blink182 bonheur bonjour bordeaux brandon bretagne
britney bubbles buster butterfly cacahuete caline camille canada caramel caroline cassie cedric changeme chanel charles charlie charlotte
cheese chelsea chicken chocolat chocolate chouchou chouette christ christian christine cinema claire clement computer cookie corvette coucou
coucou1 cowboys cristina daniel danielle darling default delphine diamond diablo disney doctor dolphin dolphins doudou dragon dreams
eagles elephant elodie emilie eminem emmanuel fatima ferrari fiction flower football football1 forever france francis francois freedom
friends fuckme fuckoff fuckyou fuckyou1 gabriel gateau george ginger golden gregory guest guillaume guitar hannah harley heaven hello1
hello123 helloworld hockey hottie hunter iloveu iloveyou iloveyou1 iloveyou2 internet isabelle jackson jasmine jeremy jessica jesus1 jetaime
jetadore johnson jordan jordan23 joseph joshua julien junior justin killer kimberly laetitia lakers letmein letmein1 liberte liverpool
login loulou lovely lovelove loveme lover1 loveyou lucas1 lucky1 madison maggie maison maman1 mamour manchester marie1 marine marseille
martin master matrix matthew maverick maxime melanie melissa mercedes merlin metallica michael michel michelle mickey minecraft minouche
monamour money1 monkey monkey1 montagne morgan motdepasse motdepasse1 mustang naruto nathalie nathan natasha newyork nicolas nicole nintendo
nounours olivia olivier orange oscar1 p@ssw0rd pa55word papillon parola pascal passer passion passw0rd password password! password1
password12 password123 password1234 pauline peanut pepper pierre playboy player pokemon portugal prince princess princess1 princesse
purple qazqaz rachel rainbow raphael rebecca robert romain romane ronaldo root123 sabrina samantha samsung sandrine secret secret1
sebastien shadow shadow1 shadows silver sniper snoopy soccer softball soleil soleil1 sophie spider spiderman starwars steven summer sunshine
sunshine1 superman superman1 sweety taylor tennis test123 test1234 testing thomas thunder tigger tigers tinkerbell toulouse trustno1 tweety
unicorn vacances vanessa vanille victor victoria vincent violette virginie welcome welcome1 welcome123 whatever william winner winter xavier
yamaha yankees yellow zidane zombie
`;

export const commonPasswords: ReadonlySet<string> = new Set(
  `${figures} ${walks} ${words}`.trim().split(/\s+/),
);
