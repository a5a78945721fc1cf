### The Abalone board.

abalone-board = Deska Abalone
abalone-cells = Pole desky
abalone-cell =
    { $cell }, { $seat ->
        [1] černá koule
        [2] bílá koule
        [3] červená koule
        [4] žlutá koule
        [5] zelená koule
        [6] modrá koule
       *[none] prázdné
    }
abalone-tray =
    { $seat ->
        [1] Černý
        [2] Bílý
        [3] Červený
        [4] Žlutý
        [5] Zelený
       *[6] Modrý
    }, počet vytlačených koulí: { $team ->
        [none] { $count } z { $target }
       *[other] { $count }; tým { $team }: { $together } z { $target }
    }
# $whose lists the marbles by colour: "2 white, 1 red".
abalone-tray-whose = { abalone-tray }: { $whose }
abalone-fallen =
    { $count } × { $seat ->
        [1] černá
        [2] bílá
        [3] červená
        [4] žlutá
        [5] zelená
        [6] modrá
       *[0] neznámá barva
    }
abalone-way =
    { $way ->
        [east] doprava
        [north-east] doprava nahoru
        [north-west] doleva nahoru
        [west] doleva
        [south-west] doleva dolů
       *[south-east] doprava dolů
    }
abalone-chosen =
    { $count ->
        [one] Vybraná koule { $first }
        [few] Vybraná řada { $first } až { $last }
        [many] Vybraná řada { $first } až { $last }
       *[other] Vybraná řada { $first } až { $last }
    }; { $number ->
        [0] nelze ji posunout.
       *[other] lze ji posunout { $ways }.
    }
abalone-released = Výběr zrušen.
abalone-no-move = Kouli na { $cell } teď nelze posunout.
abalone-not-in-row = { $cell } netvoří s vybranými koulemi řadu, kterou lze posunout.
abalone-edge = Tím byste vytlačili z desky vlastní kouli.
abalone-nowhere = Vybrané koule se tímto směrem posunout nedají.
abalone-pass = Vynechat tah: žádnou koulí nemůžete táhnout

# The position editor.
abalone-brush = { $seat ->
    [1] Černá koule
    [2] Bílá koule
    [3] Červená koule
    [4] Žlutá koule
    [5] Zelená koule
   *[6] Modrá koule
}
abalone-pushed-off = { $side }: vytlačené koule
